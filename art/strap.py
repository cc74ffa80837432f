"""A woven strap, folded around a bar and stitched to a loop."""

import numpy as np
from studio import *  # noqa: F403


def weave_images(size=256, threads=8):
    """Returns a tileable normal map and a height map of a plain weave."""
    steps = np.arange(size) / size * threads
    x, y = np.meshgrid(steps, steps)
    column, row = np.floor(x), np.floor(y)
    over = (column + row) % 2 == 0
    across, along = np.abs(np.sin(np.pi * x)), np.abs(np.sin(np.pi * y))
    warp = across**0.7 * (0.55 + 0.45 * along)
    weft = along**0.7 * (0.55 + 0.45 * across)
    height = np.where(over, warp, weft * 0.92)
    # Adds the twisted fibres of each yarn.
    height = height + 0.06 * np.where(over, np.sin(2 * np.pi * (x * 5 + y)), np.sin(2 * np.pi * (y * 5 + x)))
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * size / threads / 2
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * size / threads / 2
    normal = np.stack([-dx * 0.35, -dy * 0.35, np.ones_like(dx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    return image("weave normals", normal * 0.5 + 0.5), image("weave height", np.repeat(height[..., None], 3, -1))


def image(name, values):
    size = values.shape[0]
    new_image = bpy.data.images.new(name, size, size, float_buffer=True)
    new_image.colorspace_settings.name = "Non-Color"
    new_image.pixels.foreach_set(np.concatenate([values, np.ones((size, size, 1))], -1).astype(np.float32).ravel())
    new_image.pack()
    return new_image


def woven_material(colour, stripe):
    mat = material("woven", colour, 0.82, Sheen=0.35)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes["Principled BSDF"]
    normals, heights = weave_images()
    uv_map, scale = nodes.new("ShaderNodeUVMap"), nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = (2.6, 2.6, 1)
    links.new(uv_map.outputs[0], scale.inputs[0])
    for weave_image, kind in ((normals, "normal"), (heights, "height")):
        texture = nodes.new("ShaderNodeTexImage")
        texture.image, texture.name = weave_image, kind
        links.new(scale.outputs[0], texture.inputs[0])
    normal = nodes.new("ShaderNodeNormalMap")
    normal.inputs["Strength"].default_value = 0.9
    links.new(nodes["normal"].outputs["Color"], normal.inputs["Color"])
    links.new(normal.outputs[0], shader.inputs["Normal"])
    # Adds a stripe along both edges. The texture coordinate u runs across the strap, in units of the scene.
    separate, stripes = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    links.new(uv_map.outputs[0], separate.inputs[0])
    across_strap = nodes.new("ShaderNodeMath")
    across_strap.operation, across_strap.inputs[1].default_value = "DIVIDE", STRAP_WIDTH
    links.new(separate.outputs[0], across_strap.inputs[0])
    ramp = stripes.color_ramp
    ramp.interpolation = "CONSTANT"
    ramp.elements[0].color = linear(colour)
    ramp.elements[1].position, ramp.elements[1].color = 0.12, linear(stripe)
    for position, value in ((0.2, colour), (0.8, stripe), (0.88, colour)):
        ramp.elements.new(position).color = linear(value)
    links.new(across_strap.outputs[0], stripes.inputs[0])
    gaps = nodes.new("ShaderNodeMapRange")
    gaps.inputs["To Min"].default_value = 0.35
    links.new(nodes["height"].outputs["Color"], gaps.inputs[0])
    shade = nodes.new("ShaderNodeMixRGB")
    shade.blend_type, shade.inputs[0].default_value = "MULTIPLY", 1
    links.new(stripes.outputs[0], shade.inputs[1])
    links.new(gaps.outputs[0], shade.inputs[2])
    links.new(shade.outputs[0], shader.inputs["Base Color"])
    return mat


STRAP_WIDTH = 1.06


def smooth_path(points, steps):
    """Returns a closed Catmull-Rom curve through the points, resampled to equal distances."""
    p = np.array(points)
    n, dense = len(p), []
    for i in range(n):
        a, b, c, d = (p[(i + k) % n] for k in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, 40, endpoint=False):
            dense.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    dense = np.array(dense + dense[:1])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dense, axis=0), axis=1))])
    positions = np.linspace(0, length[-1], steps + 1)[:-1]
    return np.stack([np.interp(positions, length, dense[:, k]) for k in range(2)], -1), length[-1]


def add_strap(root, bar, tilt, floor, foot):
    thickness, half_width = 0.09, STRAP_WIDTH / 2
    ground = lambda y: floor - math.tan(tilt) * (y - foot)  # noqa: E731
    strap_z = lambda y: ground(y) + 0.1  # noqa: E731
    # Points (y, z) of the strap: from the fold at the bar along the lower layer to the loop, and back along the upper layer.
    wrap = 0.135
    path = [
        (bar - wrap, 0.0),
        (bar - 0.08, -wrap * 0.9),
        (bar + 0.3, -0.2),
        (bar + 0.62, -0.28),
        (bar + 1.05, max(-0.42, strap_z(bar + 1.05))),
        (bar + 1.6, strap_z(bar + 1.6)),
        (bar + 2.1, strap_z(bar + 2.1) + 0.05),
        (bar + 2.5, strap_z(bar + 2.5) + 0.38),
        (bar + 2.42, strap_z(bar + 2.4) + 0.8),
        (bar + 2.0, strap_z(bar + 2.0) + 0.86),
        (bar + 1.5, strap_z(bar + 1.5) + 0.5),
        (bar + 1.05, max(-0.42, strap_z(bar + 1.05)) + 0.19),
        (bar + 0.62, -0.09),
        (bar + 0.3, 0.05),
        (bar - 0.06, wrap),
    ]
    steps, columns = 360, 12
    line, length = smooth_path(path, steps)
    tangent = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    outward = np.stack([tangent[:, 1], -tangent[:, 0]], -1)
    # Outline of the cross-section of the strap: flat, with rounded edges.
    section = [(-half_width + 0.03, 1), *[(x, 1) for x in np.linspace(-half_width + 0.06, half_width - 0.06, columns)], (half_width - 0.03, 1), (half_width, 0.5), (half_width, -0.5)]
    section += [(-x, -z) for x, z in section]
    vertices, faces, uvs = [], [], []
    count = len(section)
    for i in range(steps):
        for x, side in section:
            y, z = line[i] + outward[i] * side * thickness / 2 * (1 if abs(side) == 1 else 0.5)
            vertices.append((x, y, z))
    for i in range(steps):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            c, d = ((i + 1) % steps) * count + (k + 1) % count, ((i + 1) % steps) * count + k
            faces.append((a, b, c, d))
            v = i * length / steps, (i + 1) * length / steps
            u = section[k][0] + half_width, section[(k + 1) % count][0] + half_width
            uvs += [(u[0], v[0]), (u[1], v[0]), (u[1], v[1]), (u[0], v[1])]
    strap = mesh("strap", vertices, faces, woven_material("#E5533D", "#1D3FA8"), parent=root, sharp=60)
    uv_layer = strap.data.uv_layers.new(name="UVMap")
    for loop, uv in zip(uv_layer.data, uvs):
        loop.uv = uv
    add_stitches(root, line, outward, thickness, bar, half_width)
    return strap


def add_stitches(root, line, outward, thickness, bar, half_width):
    """Adds the seam next to the bar: stitches in the form of a box with a cross, through both layers."""
    thread = material("thread", "#FFE4DD", 0.7)
    upper_start = len(line) // 2

    def on_top(x, y):
        candidates = range(upper_start, len(line))
        i = min(candidates, key=lambda k: abs(line[k][0] - y))
        lift = outward[i] * (thickness / 2 + 0.006)
        return Vector((x, y + lift[0], line[i][1] + lift[1]))

    near, far, side = bar + 0.34, bar + 1.0, half_width - 0.2
    corners = [(-side, near), (side, near), (side, far), (-side, far)]
    lines = [(corners[i], corners[(i + 1) % 4]) for i in range(4)] + [(corners[0], corners[2]), (corners[1], corners[3])]
    for start, end in lines:
        distance = math.dist(start, end)
        stitches = round(distance / 0.13)
        for i in range(stitches):
            ends = [(i + 0.14) / stitches, (i + 0.86) / stitches]
            a, b = ([start[k] + (end[k] - start[k]) * t for k in (0, 1)] for t in ends)
            middle = on_top((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) + Vector((0, 0, 0.016))
            tube("stitch", [on_top(*a) - Vector((0, 0, 0.012)), middle, on_top(*b) - Vector((0, 0, 0.012))], 0.017, thread, parent=root)
