"""Edge-avoiding wavelet filter (Dammertz et al., 2010), used since Debian builds Blender without a denoiser."""

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def shifted(values, step):
    """Returns a function that shifts the values by (i, j) steps. Beyond the border, the pixels at the border are repeated."""
    height, width = values.shape[:2]
    padded = np.pad(values, ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0)), "edge")
    return lambda i, j: padded[(2 + i) * step : (2 + i) * step + height, (2 + j) * step : (2 + j) * step + width]


def squared_distance(first, second):
    difference = first - second
    return np.einsum("yxc,yxc->yx", difference, difference)


def denoise(colour, albedo, normal, levels=4, strength=0.5):
    """Smooths a linear, premultiplied RGBA image where albedo and normal do not change."""
    features = np.concatenate([albedo * 8, normal * 5], -1).astype(np.float32)
    # The logarithm compresses the range of values, so that highlights do not outweigh the rest.
    result = np.concatenate([np.log1p(colour[..., :3] * 4), colour[..., 3:]], -1).astype(np.float32)
    small_kernel = KERNEL[1:4] / KERNEL[1:4].sum()
    for level in range(levels):
        step, sigma = 2**level, strength * 0.6**level
        shifted_result, shifted_features = shifted(result, step), shifted(features, step)
        guide = sum(small_kernel[i] * small_kernel[j] * shifted_result(i - 1, j - 1) for i in range(3) for j in range(3))
        shifted_guide = shifted(guide, step)
        total, weights = np.zeros_like(result), np.zeros(result.shape[:2], np.float32)
        for i in range(-2, 3):
            for j in range(-2, 3):
                distance = squared_distance(shifted_features(i, j), features) + squared_distance(shifted_guide(i, j), guide) / sigma**2
                weight = KERNEL[i + 2] * KERNEL[j + 2] * np.exp(-distance)
                total += shifted_result(i, j) * weight[..., None]
                weights += weight
        result = total / weights[..., None]
    return np.concatenate([np.expm1(result[..., :3]) / 4, result[..., 3:]], -1)
